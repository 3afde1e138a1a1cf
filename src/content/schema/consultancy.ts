// consultancy.yaml
import * as v from 'valibot';
import { flag, format, line, list, oneOf, text } from '../fields';

const drawings = oneOf(['management', 'business-strategies', 'development', 'mentorship']);

const service = v.pipe(
  v.strictObject({
    title: v.pipe(line, v.title('Heading'), v.description('The name of the service.')),
    text: v.pipe(text, v.title('Text'), v.description('One or two sentences.')),
    drawing: v.pipe(drawings, v.title('Drawing'), v.description('The drawing beside it.')),
  }),
  v.title('Service'),
);

const faqItem = v.pipe(
  v.strictObject({
    question: v.pipe(text, v.title('Question'), v.description('As a visitor would ask it.')),
    answer: v.pipe(text, v.title('Answer'), v.description('Shown when the question is opened.')),
    ref: v.pipe(
      format(/^faq-[a-z]+$/, 'faq- and small letters'),
      v.metadata({ maker: 'words' }),
      v.title('Name'),
      v.description('faq- and a word of its own.'),
    ),
    isActive: v.pipe(
      flag(false),
      v.title('Open at first'),
      v.description('Whether the answer is shown from the beginning.'),
    ),
  }),
  v.title('Question'),
);

export const consultancy = v.strictObject({
  heading: v.pipe(line, v.title('Heading'), v.description('The heading of the screen.')),
  lede: v.pipe(text, v.title('Introduction'), v.description('Below the heading.')),
  services: v.pipe(
    list(service, 'title', 'drawing'),
    v.title('Services'),
    v.description('What the company offers.'),
  ),
  faqHeading: v.pipe(
    line,
    v.title('Heading of the questions'),
    v.description('The heading above them.'),
  ),
  faq: v.pipe(
    list(faqItem, 'question', 'ref'),
    v.title('Questions'),
    v.description('Questions and answers, in their order.'),
  ),
  mailHeading: v.pipe(line, v.title('Last line'), v.description('Above the mail address.')),
});
