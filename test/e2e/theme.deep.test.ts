import { describeHostColours } from './themes';

// All hues from pale yellow on, and two greys.
describeHostColours([
  '#fff7b0',
  '#ffe14d',
  '#ffb81f',
  '#ff8a00',
  '#ff5a36',
  '#e3001b',
  '#b00020',
  '#ff4fa3',
  '#c2185b',
  '#8e24aa',
  '#5e35b1',
  '#3949ab',
  '#0057ff',
  '#0091ea',
  '#00b8d4',
  '#00897b',
  '#2e7d32',
  '#9ccc65',
  '#808080',
  '#0b0b12',
]);

// Translucent.
describeHostColours(['transparent', 'rgb(94 53 177 / 0.2)', 'rgb(255 184 31 / 0.5)']);
