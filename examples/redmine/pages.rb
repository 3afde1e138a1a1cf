project = Project.create!(name: 'Workplace', identifier: 'workplace', enabled_module_names: ['wiki'])
wiki = project.wiki
{ 'Wiki' => 'Our [[Partners]].', 'Partners' => '{{training_site}}' }.each do |title, text|
  page = wiki.pages.create!(title: title)
  WikiContent.create!(page: page, author: User.find_by(admin: true), text: text)
end
