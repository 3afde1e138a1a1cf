import { Heading } from '../components/Heading';
import type { ScreenProps } from './ScreenProps';

export function TrainingScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      Training
    </Heading>
  );
}
