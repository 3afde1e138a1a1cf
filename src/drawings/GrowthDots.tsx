import { Drawing, type DrawingProps } from './Drawing';

/**
 * One dot for each client. Each dot is a dash of length 0 with round ends. In a wide site, the box
 * is the first dot of the lowest line, and the other dots overflow it. In a narrow site, the box is
 * as wide as the tread.
 */
export function GrowthDots({ name }: { name: 'start' | 'today' }) {
  return name === 'start' ? (
    <>
      <Dots for="wide" box="0 0 30 30" d="M15 15h41" />
      <Dots for="narrow" box="0 0 186 30" d="M15 15h41" />
    </>
  ) : (
    <>
      <Dots
        for="wide"
        box="0 0 30 30"
        d="M15 15h361M15-25h321"
        you="375 -25"
        plus="M409-5h26m-13-13V8"
      />
      <Dots
        for="narrow"
        box="-30 -120 330 150"
        d="M15 15h161M15-25h161m-161-40h161m-161-40h121"
        you="175 -105"
        plus="M209-45h26m-13-13v26"
      />
    </>
  );
}

interface DotsProps extends Omit<DrawingProps, 'children'> {
  readonly d: string;
  /** The centre of the dot that stands for the visitor. */
  readonly you?: `${number} ${number}`;
  readonly plus?: string;
}

function Dots({ d, you, plus, ...props }: DotsProps) {
  return (
    <Drawing {...props}>
      <path strokeDasharray="0 40" strokeLinecap="round" strokeWidth="30" d={d} />
      {you && (
        <circle transform={`translate(${you})`} fill="var(--ts-accent)" strokeWidth="5" r="12.5" />
      )}
      {plus && <path strokeWidth="6" d={plus} />}
    </Drawing>
  );
}
