import { describeHashReaders, hashReaders } from './applications/hashReaders';

describeHashReaders(hashReaders.slice(1));
