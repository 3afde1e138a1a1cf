import classes from './HeroRoute.module.css';

const wander =
  'M-900 548H-40C40 548 40 604 130 604H236C268 604 290 594 290 572S274 542 260 542 232 554 232 572 246 606 276 606C470 606 560 336 796 336 850 336 884 368 884 410S850 486 800 486C716 486 716 352 640 352 596 352 566 384 566 430 566 520 600 580 668 580';
const narrowWander =
  'M-60 96C-40 150 8 171 48 171 104 171 150 132 150 84 150 48 128 24 98 24S46 46 46 76C46 150 100 199 156 199';

/** The route that wanders, then climbs; on a narrow site with one loop and four steps. */
export function HeroRoute() {
  return (
    <>
      <svg viewBox="0 0 1280 640" className={classes.wide} aria-hidden="true" focusable="false">
        <rect className={classes.tread} x="668" y="580" width="124" height="60" />
        <rect className={classes.tread} x="792" y="504" width="124" height="136" />
        <rect className={classes.tread} x="916" y="428" width="124" height="212" />
        <rect className={classes.tread} x="1040" y="352" width="124" height="288" />
        {/* As wide as it takes to reach the edge of any site. */}
        <rect className={classes.tread} x="1164" y="276" width="2000" height="364" />
        <path
          className={classes.line}
          pathLength="1"
          d={`${wander}H792V504H916V428H1040V352H1164V276H1222`}
        />
        <circle className={classes.marker} cx="1222" cy="276" r="13" />
      </svg>
      <svg viewBox="0 0 390 240" className={classes.narrow} aria-hidden="true" focusable="false">
        <rect className={classes.tread} x="156" y="199" width="56" height="41" />
        <rect className={classes.tread} x="212" y="155" width="56" height="85" />
        <rect className={classes.tread} x="268" y="111" width="56" height="129" />
        <rect className={classes.tread} x="324" y="67" width="400" height="173" />
        <path
          className={classes.line}
          pathLength="1"
          d={`${narrowWander}H212V155H268V111H324V67H358`}
        />
        <circle className={classes.marker} cx="358" cy="67" r="10.5" />
      </svg>
    </>
  );
}
