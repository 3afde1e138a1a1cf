require_relative 'lib/training_site/hooks'

Redmine::Plugin.register :training_site do
  name 'Training site'
  author 'Skillmere'
  description 'Shows the training site at {{training_site}} in a wiki page'
  version '1.0.0'
  requires_redmine version_or_higher: '5.0'
end

Redmine::WikiFormatting::Macros.register do
  desc 'Shows the training site: {{training_site}}, or {{training_site(academy)}} with the base path academy.'
  macro :training_site do |_page, (base_path)|
    content_tag(:div, '', 'data-training-site' => '', 'data-base-path' => base_path)
  end
end
