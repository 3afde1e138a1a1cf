import { Drawing, type DrawingProps } from './Drawing';
import * as classes from './HeroRoute.module.css';

interface RouteProps extends Pick<DrawingProps, 'for'> {
  readonly width: number;
  readonly height: number;
  /** The line as far as the first tread, which begins at `x` and `y`. */
  readonly line: string;
  readonly x: number;
  readonly y: number;
  readonly treads: number;
  readonly run: number;
  readonly rise: number;
  /** Length of the line on the last tread, where the marker is, and the radius of the marker. */
  readonly end: number;
  readonly r: number;
}

interface HeroRouteProps {
  /** Labels of the treads, from the lowest up; a narrow site doesn't show them. */
  readonly steps: readonly string[];
}

/** A line that wanders, then climbs. The drawing for a narrow site has one loop and four treads. */
export function HeroRoute({ steps }: HeroRouteProps) {
  return (
    <>
      <Route
        for="wide"
        width={1280}
        height={640}
        line="M-900 548h860c80 0 80 56 170 56h106c32 0 54-10 54-32s-16-30-30-30-28 12-28 30 14 34 44 34c194 0 284-270 520-270 54 0 88 32 88 74 0 42-34 76-84 76-84 0-84-134-160-134-44 0-74 32-74 78 0 90 34 150 102 150"
        x={668}
        y={580}
        run={124}
        rise={76}
        treads={5}
        end={58}
        r={13}
      />
      <Route
        for="narrow"
        width={390}
        height={240}
        line="M-60 96c20 54 68 75 108 75 56 0 102-39 102-87 0-36-22-60-52-60S46 46 46 76c0 74 54 123 110 123"
        x={156}
        y={199}
        run={56}
        rise={44}
        treads={4}
        end={34}
        r={10.5}
      />
      <ol className={classes.steps} data-steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function Route({ width, height, x, y, treads, run, rise, end, r, ...props }: RouteProps) {
  const { line, ...drawing } = props;
  const climbs = treads - 1;
  return (
    <Drawing {...drawing} box={`0 0 ${width} ${height}`}>
      {[0, 1, 2, 3, 4].slice(0, treads).map((step) => (
        <rect
          key={step}
          className={classes.tread}
          x={x + step * run}
          y={y - step * rise}
          // The last tread reaches the edge of a site of any width.
          width={step < climbs ? run : 2000}
          height={height - y + step * rise}
        />
      ))}
      <path strokeWidth="6" d={`${line}${`h${run}v-${rise}`.repeat(climbs)}h${end}`} />
      <circle
        fill="var(--ts-surface)"
        strokeWidth="6"
        cx={x + climbs * run + end}
        cy={y - climbs * rise}
        r={r}
      />
    </Drawing>
  );
}
