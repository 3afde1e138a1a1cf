import { Heading } from '../components/Heading';
import type { ScreenProps } from './ScreenProps';

export function ContactScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      Contact
    </Heading>
  );
}
