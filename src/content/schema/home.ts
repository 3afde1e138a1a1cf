// home.yaml
import * as v from 'valibot';
import { reasonIcons } from '../../drawings/reasonIcons';
import { iconOf, line, lines, list, svgIn, text } from '../fields';
import { statistic } from './statistic';

const client = v.pipe(
  v.strictObject({
    displayName: v.pipe(line, v.title('Name'), v.description('The name of the client.')),
    img: v.pipe(
      svgIn('src/drawings/clients'),
      v.title('Logo'),
      v.description('An SVG file without colours. Ask the client for it.'),
    ),
    alt: v.pipe(line, v.title('Description'), v.description('Said by screen readers.')),
  }),
  v.title('Client'),
);

const reason = v.pipe(
  v.strictObject({
    title: v.pipe(line, v.title('Heading'), v.description('The reason in a few words.')),
    text: v.pipe(text, v.title('Text'), v.description('One or two sentences.')),
    icon: v.pipe(iconOf(reasonIcons), v.title('Icon'), v.description('The drawing beside it.')),
  }),
  v.title('Reason'),
);

const steps = v.pipe(lines('Step'), v.length(5, 'five entries, for the five steps of the drawing'));

export const home = v.strictObject({
  heroLines: v.pipe(
    lines('Line'),
    v.title('Heading'),
    v.description('Each entry is a line of the large heading.'),
  ),
  lede: v.pipe(text, v.title('Introduction'), v.description('Below the heading.')),
  trainingAction: v.pipe(line, v.title('First button'), v.description('Leads to Training.')),
  mailAction: v.pipe(
    line,
    v.title('Second link'),
    v.description('Opens a mail to your address. Say so in its words.'),
  ),
  writeToUs: v.pipe(
    line,
    v.title('Write to us'),
    v.description('The heading above your mail address, at the end.'),
  ),
  steps: v.pipe(
    steps,
    v.title('Steps'),
    v.description('Five words along the path of the drawing, from start to end.'),
  ),
  clientsHeading: v.pipe(
    line,
    v.title('Heading of the clients'),
    v.description('The heading above the logos.'),
  ),
  clients: v.pipe(
    list(client, 'displayName'),
    v.title('Clients'),
    v.description('The logos, in their order.'),
  ),
  reasonsHeading: v.pipe(
    line,
    v.title('Heading of the reasons'),
    v.description('The heading above them.'),
  ),
  reasons: v.pipe(
    list(reason, 'title'),
    v.title('Reasons'),
    v.description('Why people choose the company.'),
  ),
  statisticsHeading: v.pipe(
    line,
    v.title('Heading of the figures'),
    v.description('The heading above them.'),
  ),
  statistics: v.pipe(
    list(statistic, 'label'),
    v.title('Figures'),
    v.description('The track record of the company.'),
  ),
  mailText: v.pipe(text, v.title('Last line'), v.description('Above the last “Write to us”.')),
});
