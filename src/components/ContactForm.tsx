import { Icon } from '../drawings/Icon';
import { Address } from './Address';
import { Columns } from './Columns';
import * as classes from './ContactForm.module.css';
import { Heading } from './Heading';
import { Section } from './Section';
import { SiteLink } from './SiteLink';

interface ContactFormProps {
  readonly heading: string;
  /** Why the form is disabled: one sentence, with the mail address between the two parts. */
  readonly note: { readonly before: string; readonly after: string };
  readonly address: string;
  readonly labels: {
    readonly fullName: string;
    readonly email: string;
    readonly message: string;
    readonly send: string;
  };
}

/** The contact form. It is disabled, and a note gives a mail address instead. */
export function ContactForm({ heading, note, address, labels }: ContactFormProps) {
  return (
    <Section ground="quiet" compact last labelledBy="form" print="hidden">
      <Columns split="5:7">
        <div>
          <Heading level={2} size="section" id="form">
            {heading}
          </Heading>
          <div className={classes.note}>
            <Icon name="lock" />
            <p id="form-note">
              {`${note.before} `}
              <SiteLink link={{ kind: 'mail', address }} className={classes.mail}>
                <Address>{address}</Address>
              </SiteLink>
              {` ${note.after}`}
            </p>
          </div>
        </div>
        <form onSubmit={(event) => event.preventDefault()}>
          <fieldset
            disabled
            className={classes.fields}
            aria-labelledby="form"
            aria-describedby="form-note"
          >
            <label className={classes.label}>
              <span>{labels.fullName}</span>
              <input type="text" className={classes.input} />
            </label>
            <label className={classes.label}>
              <span>{labels.email}</span>
              <input type="email" className={classes.input} />
            </label>
            <label className={classes.label} data-long>
              <span>{labels.message}</span>
              <textarea className={classes.input} />
            </label>
            <button type="submit" className={classes.send}>
              {labels.send}
            </button>
          </fieldset>
        </form>
      </Columns>
    </Section>
  );
}
