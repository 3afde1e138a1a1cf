// about.yaml: the screen Know Us More
import * as v from 'valibot';
import { optionIcons } from '../../drawings/optionIcons';
import { iconOf, line, lines, list, text } from '../fields';
import { statistic } from './statistic';

const growth = v.strictObject({
  start: v.pipe(statistic, v.title('At the start'), v.description('The clients of the beginning.')),
  today: v.pipe(statistic, v.title('Today'), v.description('The clients of today.')),
});

export const about = v.strictObject({
  heading: v.pipe(line, v.title('Heading'), v.description('The heading of the screen.')),
  story: v.pipe(
    lines('Paragraph', text),
    v.title('Story'),
    v.description('Each entry is a paragraph.'),
  ),
  growth: v.pipe(growth, v.title('Growth'), v.description('The two figures beside the story.')),
  placesHeading: v.pipe(
    line,
    v.title('Heading of the places'),
    v.description('The heading above them.'),
  ),
  placesText: v.pipe(text, v.title('Text on places'), v.description('Below that heading.')),
  places: v.pipe(lines('Place'), v.title('Places'), v.description('The names of countries.')),
  otherPlaces: v.pipe(line, v.title('Other places'), v.description('After the last country.')),
  mailHeading: v.pipe(
    line,
    v.title('Heading of the last part'),
    v.description('Above the mail address.'),
  ),
  mailText: v.pipe(text, v.title('Last line'), v.description('Beside that heading.')),
  technologies: v.pipe(
    list(v.pipe(iconOf(optionIcons), v.title('Technology')), 'name'),
    v.title('Technologies'),
    v.description('Not shown on any screen.'),
  ),
});
