import { Heading } from '../components/Heading';
import type { ScreenProps } from './ScreenProps';

export function CareersScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      Careers
    </Heading>
  );
}
