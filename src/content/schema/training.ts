// training.yaml
import * as v from 'valibot';
import { optionIcons } from '../../drawings/optionIcons';
import { iconOf, line, lines, list, text } from '../fields';

const audience = v.strictObject({
  title: v.pipe(text, v.title('Heading'), v.description('Whom this training is for.')),
  text: v.pipe(text, v.title('Text'), v.description('One or two sentences.')),
  bullets: v.pipe(
    lines('Point'),
    v.title('Points'),
    v.description('What they get, an entry each.'),
  ),
  mailLink: v.pipe(
    line,
    v.title('Link'),
    v.description('Opens a mail to your address. Say so in its words.'),
  ),
  mailSubject: v.pipe(line, v.title('Subject'), v.description('The subject of that mail.')),
});

const option = v.pipe(
  v.strictObject({
    displayText: v.pipe(line, v.title('Name'), v.description('What the tile shows.')),
    imageUrl: v.pipe(iconOf(optionIcons), v.title('Icon'), v.description('The drawing above it.')),
    title: v.pipe(
      v.optional(line),
      v.title('Longer name'),
      v.description('If the name is an abbreviation: what it stands for. Shown below it.'),
    ),
  }),
  v.title('Option'),
);

export const training = v.strictObject({
  heading: v.pipe(line, v.title('Heading'), v.description('The heading of the screen.')),
  lede: v.pipe(text, v.title('Introduction'), v.description('Below the heading.')),
  corporate: v.pipe(audience, v.title('Companies'), v.description('Training for companies.')),
  college: v.pipe(audience, v.title('Colleges'), v.description('Training for colleges.')),
  optionsHeading: v.pipe(
    line,
    v.title('Heading of the options'),
    v.description('The heading above the options, its first line.'),
  ),
  optionsHeadingEnd: v.pipe(
    line,
    v.title('Heading of the options, second line'),
    v.description('The second line of that heading.'),
  ),
  optionsText: v.pipe(text, v.title('Text on options'), v.description('Below that heading.')),
  options: v.pipe(
    list(option, 'displayText', 'title'),
    v.title('Options'),
    v.description('What can be learned, a tile each.'),
  ),
  mailHeading: v.pipe(
    line,
    v.title('Heading of the last part'),
    v.description('Above the mail address.'),
  ),
  mailText: v.pipe(text, v.title('Last line'), v.description('Beside that heading.')),
});
