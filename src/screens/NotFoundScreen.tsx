import { Heading } from '../components/Heading';
import type { ScreenProps } from './ScreenProps';

export function NotFoundScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      NotFound
    </Heading>
  );
}
