// careers.yaml
import * as v from 'valibot';
import { flag, format, line, lines, list, number, text, textWith } from '../fields';

const filter = v.pipe(
  v.strictObject({
    displayName: v.pipe(line, v.title('Name'), v.description('The name of the department.')),
    departmentCode: v.pipe(
      v.optional(format(/^[A-Z]+$/, 'capital letters')),
      v.title('Code'),
      v.description('How the codes of its jobs begin. Without a code: all jobs.'),
    ),
  }),
  v.title('Department'),
);

const counted = v.pipe(
  textWith(/^\d/, 'an example that begins with a number, such as 5 openings'),
  v.metadata({ translated: true, isExample: true }),
);

const openings = v.objectWithRest(
  {
    other: v.pipe(
      counted,
      v.title('Several'),
      v.description('For most numbers, such as 5 openings.'),
    ),
  },
  counted,
);

const jobCode = format(
  /^[A-Z]+-\d{3}$/,
  'the code of a department, a hyphen and three digits, such as ENG-002',
);

const job = v.pipe(
  v.strictObject({
    id: v.pipe(
      number,
      v.metadata({ maker: 'number' }),
      v.title('Number'),
      v.description('No other job has it.'),
    ),
    display: v.pipe(flag(false), v.title('Shown'), v.description('Whether visitors see the job.')),
    description: v.pipe(line, v.title('Heading'), v.description('The name of the job.')),
    jobCode: v.pipe(
      jobCode,
      v.title('Code'),
      v.description('The code of the department, a hyphen and three digits.'),
    ),
    qualificationList: v.pipe(
      lines('Point', text),
      v.title('Good to have'),
      v.description('An entry each.'),
    ),
    minimumQualificationList: v.pipe(
      lines('Point', text),
      v.title('Needed'),
      v.description('An entry each.'),
    ),
    location: v.pipe(line, v.title('Place'), v.description('Where the work is.')),
    responsibilityList: v.pipe(
      lines('Task', text),
      v.title('Tasks'),
      v.description('Not shown on any screen.'),
    ),
  }),
  v.title('Job'),
);

const fields = v.strictObject({
  heading: v.pipe(line, v.title('Heading'), v.description('The heading of the screen.')),
  lede: v.pipe(text, v.title('Introduction'), v.description('Below the heading.')),
  filtersLabel: v.pipe(
    line,
    v.title('Name of the departments'),
    v.description('For screen readers.'),
  ),
  filters: v.pipe(
    list(filter, 'displayName'),
    v.title('Departments'),
    v.description('The buttons above the jobs, or below the message that there is none.'),
  ),
  openings: v.pipe(
    openings,
    v.title('Number of jobs'),
    v.description('Examples: the site puts in the number of jobs.'),
  ),
  message: v.pipe(line, v.title('No job'), v.description('Shown while there is none at all.')),
  text: v.pipe(text, v.title('Text'), v.description('Below that message.')),
  departmentMessage: v.pipe(
    line,
    v.title('No job in a department'),
    v.description('Shown for a department without a job while another one has some.'),
  ),
  departmentText: v.pipe(
    text,
    v.title('Text for such a department'),
    v.description('Below that message.'),
  ),
  departmentAction: v.pipe(
    line,
    v.title('Button to all jobs'),
    v.description('Leads from a department without a job to all jobs.'),
  ),
  minimumHeading: v.pipe(
    line,
    v.title('Heading of “Needed”'),
    v.description('The heading of that list.'),
  ),
  qualificationHeading: v.pipe(
    line,
    v.title('Heading of “Good to have”'),
    v.description('The heading of that list.'),
  ),
  apply: v.pipe(
    line,
    v.title('Link to apply'),
    v.description('Opens a mail with the code and the name of the job.'),
  ),
  jobs: v.pipe(
    v.optional(list(job, 'id', 'jobCode'), []),
    v.title('Jobs'),
    v.description('A row for each job that is shown.'),
  ),
});

export const careers = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { filters, jobs } = dataset.value;
    const codes = filters.flatMap(({ departmentCode }) => departmentCode ?? []);
    jobs.forEach((job, key) => {
      if (codes.includes(job.jobCode.replace(/-.*/, ''))) return;
      addIssue({
        message: `the code of a department: ${codes.join(', ')}`,
        received: `"${job.jobCode}"`,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'jobs', value: jobs },
          { type: 'array', origin: 'value', input: jobs, key, value: job },
          { type: 'object', origin: 'value', input: job, key: 'jobCode', value: job.jobCode },
        ],
      });
    });
  }),
);
