import { hashReaders } from './applications/hashReaders';
import { describeHashReaders } from './applications/hashReaderTests';

// The commonest cause of errors, and a library; the others are in hashReaders.deep.test.ts.
const names = ['document.querySelector(location.hash)', 'Bootstrap 5, tabs'];

describeHashReaders(hashReaders.filter(({ name }) => names.includes(name)));
