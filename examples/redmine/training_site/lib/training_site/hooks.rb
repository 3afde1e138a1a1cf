module TrainingSite
  # Loads the script on each page.
  class Hooks < Redmine::Hook::ViewListener
    def view_layouts_base_html_head(_context)
      javascript_include_tag('training-site.min.js', plugin: 'training_site', defer: true)
    end
  end
end
