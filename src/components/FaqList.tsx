import type { FaqItem } from '../content/types';
import { Columns } from './Columns';
import { FaqEntry } from './FaqEntry';
import { Heading } from './Heading';
import { Section } from './Section';

interface FaqListProps {
  readonly heading: string;
  readonly items: readonly FaqItem[];
  /** The `ref` of the question to open, if there is such a question. */
  readonly asked: string | undefined;
  /** Whether the asked question does not come into view. */
  readonly keepsScroll?: boolean | undefined;
}

/** A heading, and questions with their answers. */
export function FaqList({ heading, items, asked, keepsScroll }: FaqListProps) {
  return (
    <Section labelledBy="faq">
      <Columns split="5:7">
        <Heading level={2} size="section" id="faq">
          {heading}
        </Heading>
        <div>
          {items.map((item) => (
            <FaqEntry
              key={item.ref}
              item={item}
              isAsked={item.ref === asked}
              keepsScroll={keepsScroll}
            />
          ))}
        </div>
      </Columns>
    </Section>
  );
}
