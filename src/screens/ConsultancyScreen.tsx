import { Heading } from '../components/Heading';
import type { ScreenProps } from './ScreenProps';

export function ConsultancyScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      Consultancy
    </Heading>
  );
}
