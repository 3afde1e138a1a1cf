import type { Service } from '../content/types';
import { ServiceDrawing, type ServiceDrawingName } from '../drawings/ServiceDrawing';
import { Fit } from './Fit';
import { HeadingElement } from './HeadingElement';
import * as classes from './ServiceMosaic.module.css';

type DrawnService = Service & { readonly drawing: ServiceDrawingName };

interface ServiceMosaicProps {
  /** The first and the last are wider. */
  readonly services: readonly [DrawnService, DrawnService, DrawnService, DrawnService];
}

const grounds = ['deep', 'tint', 'accent', 'quiet'];

/** The services on grounds of different colours, across the full width of the site. */
export function ServiceMosaic({ services }: ServiceMosaicProps) {
  return (
    <div className={classes.mosaic} data-fields>
      {services.map(({ title, text, drawing }, index) => (
        <section key={drawing} className={classes.service} data-ground={grounds[index]}>
          <div className={classes.drawing} data-print="hidden">
            <ServiceDrawing name={drawing} />
          </div>
          <HeadingElement level={2} className={classes.title}>
            <Fit text={title} />
          </HeadingElement>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </div>
  );
}
