import type { FaqItem } from '../content/types';
import { Columns } from './Columns';
import { FaqEntry } from './FaqEntry';
import { Heading } from './Heading';
import { Section } from './Section';

interface FaqListProps {
  readonly heading: string;
  readonly items: readonly FaqItem[];
  /** The `ref` of the question to open and to bring into view, if there is such a question. */
  readonly asked: string | undefined;
}

/** A heading, and questions with their answers. */
export function FaqList({ heading, items, asked }: FaqListProps) {
  return (
    <Section labelledBy="faq">
      <Columns split="5:7">
        <Heading level={2} size="section" id="faq">
          {heading}
        </Heading>
        <div>
          {items.map((item) => {
            const isAsked = item.ref === asked;
            // The new key makes a new element, which is open at once. An animation would move it while it is scrolled to.
            return <FaqEntry key={item.ref + isAsked} item={item} isAsked={isAsked} />;
          })}
        </div>
      </Columns>
    </Section>
  );
}
