import type { Service } from '../content/types';
import { ServiceDrawing, type ServiceDrawingName } from '../drawings/ServiceDrawing';
import { HeadingElement } from './HeadingElement';
import { Headline } from './Headline';
import * as classes from './ServiceMosaic.module.css';

interface ServiceMosaicProps {
  /** In rows of two, of which one is wider. If the number is odd, the last one fills its row. */
  readonly services: readonly (Service & { readonly drawing: ServiceDrawingName })[];
}

const grounds = ['deep', 'tint', 'accent', 'quiet'];

/** The services on grounds of different colours, across the full width of the site. */
export function ServiceMosaic({ services }: ServiceMosaicProps) {
  const titles = services.map(({ title }) => title).join(' ');
  return (
    <div className={classes.mosaic} data-fields>
      {services.map(({ title, text, drawing }, index) => (
        <section key={drawing} className={classes.service} data-ground={grounds[index]}>
          <div className={classes.drawing} data-print="hidden">
            <ServiceDrawing name={drawing} />
          </div>
          <HeadingElement level={2} className={classes.title}>
            <Headline text={titles}>{title}</Headline>
          </HeadingElement>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </div>
  );
}
