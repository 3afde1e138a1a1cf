import { hashReaders } from './applications/hashReaders';
import { describeHashReaders } from './applications/hashReaderTests';

describeHashReaders(hashReaders);
