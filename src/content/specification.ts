/**
 * What the specification of the site fixes, grouped by the file in this folder that contains it. `npm run content` and
 * `npm test` compare the two. To change one on purpose, change both. No module of the site imports this file, so it
 * isn't in the bundle.
 */
export const specification = {
  about: {
    'the heading': 'We Launched in 2015!',
    'words of the story': ['two clients', '20+ industry-leading companies'],
    'the figures of the stair': ['2', '20+ industry-leading companies'],
  },
  careers: {
    'the filters': ['All', 'Instructor', 'Operations', 'Engineering', 'People', 'Sales', 'Design'],
    'the message': 'Currently, we are not hiring!',
    'the number of displayed jobs': 0,
    'the number of samples': 3,
  },
  clients: {
    'the number of clients': 8,
  },
  company: {
    'the year of the foundation': 2015,
    'the social links': ['LinkedIn', 'Facebook', 'Twitter'],
  },
  consultancy: {
    'the services': ['Management', 'Business Strategies', 'Development', 'Mentorship'],
    'the heading above the mail link': 'Want to know More?',
  },
  contact: {
    'the offices': ['Delhi, India', 'Bhubaneswar, Odisha, India'],
    'words of the note on the form': ['forms are being reworked'],
  },
  faq: {
    'the number of questions': 4,
  },
  home: {
    'the hero text': 'STOP WANDERING! TIME TO UPGRADE...',
    'the headings': ['Our Happy Clients', 'Why choose us?', 'Our Track Record'],
  },
  navigation: {
    'the names': ['Home', 'Know Us More', 'Training', 'Consultancy', 'Career', 'Contact Us'],
    'the paths': ['/', '/know-us-more', '/training', '/consultation', '/careers', '/contact-us'],
    'the titles': [
      'one of the leaders in IT training and consultation',
      'Know Us More | We as a company',
      'Training | Getting Ready for the future.',
      'Consultancy | Create solution that drive the world.',
      'Careers',
      'Contact Us | Say hello!',
    ],
    'the names that are not in the header': ['Home', 'Career'],
    'the names that are not in the menu': ['Home'],
  },
  notFound: {
    'the title and the words': ['404 Not Found', '404', 'Oops! Page Not Found.'],
  },
  reasons: {
    'the reasons': [
      'True partners',
      'Domain Expertise',
      'Focus on innovation',
      'Customized Learning Path',
    ],
  },
  shell: {
    'the button of the cookie notice': 'Accept',
  },
  statistics: {
    'the figures': [
      '3+ Nations',
      '8+ Cities',
      '15+ Corporate',
      '2250+ Professionals',
      '27+ Colleges',
      '5000+ Students',
    ],
  },
  training: {
    'the headings': ['Corporate', 'College', 'More that 15+ options'],
    'the options': [
      'AI/ML',
      'Blockchain',
      'IOT',
      'Python',
      'R',
      'Data Science',
      'Emotional Intelligence',
      'Cloud',
      'Networking',
      'Management',
      'Soft-Skills',
      'Web Development',
      'Mobile',
      'Human Resource',
      'And More....',
    ],
    'the Corporate bullets': [
      'Expert Instructors',
      'Industry Oriented',
      'Live Projects',
      'Modern Use-cases',
      '24 X 7 Support',
    ],
    'the College bullets': [
      'Industry-Specific',
      'Project Base',
      'Focused Courses',
      'Latest Technology',
      'Internships',
    ],
  },
} as const;
