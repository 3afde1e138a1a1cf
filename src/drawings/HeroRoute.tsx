import { Drawing, type DrawingProps } from './Drawing';
import shared from './Drawing.module.css';
import css from './HeroRoute.module.css';

interface RouteProps extends Pick<DrawingProps, 'for'> {
  readonly width: number;
  readonly height: number;
  /** Leads to the beginning of the first tread, at `x` and `y`. */
  readonly wander: string;
  readonly x: number;
  readonly y: number;
  readonly treads: number;
  readonly run: number;
  readonly rise: number;
  /** How far the line goes along the last tread, and the radius of the marker there. */
  readonly end: number;
  readonly r: number;
}

/** The route that wanders, then climbs; on a narrow site with one loop and four steps. */
export function HeroRoute() {
  return (
    <>
      <Route
        for="wide"
        width={1280}
        height={640}
        wander="M-900 548H-40C40 548 40 604 130 604H236C268 604 290 594 290 572S274 542 260 542 232 554 232 572 246 606 276 606C470 606 560 336 796 336 850 336 884 368 884 410S850 486 800 486C716 486 716 352 640 352 596 352 566 384 566 430 566 520 600 580 668 580"
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
        wander="M-60 96C-40 150 8 171 48 171 104 171 150 132 150 84 150 48 128 24 98 24S46 46 46 76C46 150 100 199 156 199"
        x={156}
        y={199}
        run={56}
        rise={44}
        treads={4}
        end={34}
        r={10.5}
      />
    </>
  );
}

function Route({ width, height, wander, x, y, treads, run, rise, end, r, ...props }: RouteProps) {
  const climbs = treads - 1;
  return (
    <Drawing {...props} box={`0 0 ${width} ${height}`}>
      {Array.from({ length: treads }, (_, tread) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a tread is its place
          key={tread}
          className={`${shared.goal} ${css.tread}`}
          x={x + tread * run}
          y={y - tread * rise}
          // The last is as wide as it takes to reach the edge of any site.
          width={tread < climbs ? run : 2000}
          height={height - y + tread * rise}
        />
      ))}
      <path
        className={shared.route}
        strokeWidth="6"
        pathLength="1"
        d={`${wander}${`h${run}v-${rise}`.repeat(climbs)}h${end}`}
      />
      <circle
        className={shared.goal}
        fill="var(--surface)"
        strokeWidth="6"
        cx={x + climbs * run + end}
        cy={y - climbs * rise}
        r={r}
      />
    </Drawing>
  );
}
