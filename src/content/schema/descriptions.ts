// descriptions.yaml
import * as v from 'valibot';
import { text } from '../fields';
import { paths } from '../paths';

const description = v.pipe(
  text,
  v.maxLength(160, 'at most 160 characters'),
  v.title('Description'),
  v.description('Of this screen, for search engines and shared links.'),
);

export const descriptions = v.strictObject(v.entriesFromList([...paths, 'notFound'], description));
