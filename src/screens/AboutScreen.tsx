import { Heading } from '../components/Heading';
import type { ScreenProps } from './ScreenProps';

export function AboutScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      About
    </Heading>
  );
}
