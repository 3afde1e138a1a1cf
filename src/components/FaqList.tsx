import type { FaqItem } from '../content/types';
import { Columns } from './Columns';
import { FaqEntry } from './FaqEntry';
import { Heading } from './Heading';
import { Section } from './Section';

interface FaqListProps {
  readonly heading: string;
  readonly items: readonly FaqItem[];
}

/** A heading, and questions with their answers. */
export function FaqList({ heading, items }: FaqListProps) {
  return (
    <Section labelledBy="faq">
      <Columns split="5:7">
        <Heading level={2} size="section" id="faq">
          {heading}
        </Heading>
        <div>
          {items.map((item) => (
            <FaqEntry key={item.ref} item={item} />
          ))}
        </div>
      </Columns>
    </Section>
  );
}
