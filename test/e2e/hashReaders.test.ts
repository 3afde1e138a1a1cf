import { describeHashReaders, hashReaders } from './applications/hashReaders';

// The first; the other libraries are in hashReaders.deep.test.ts.
describeHashReaders(hashReaders.slice(0, 1));
