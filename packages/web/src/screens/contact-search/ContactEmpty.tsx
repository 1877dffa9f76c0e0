import { CONTACT_VERDICTS, contactVerdictOf } from '@fairhaul/core'
import { Section } from '../../ui/Section.tsx'
import styles from './ContactEmpty.module.css'
import { ContactMark } from './ContactMark.tsx'

/** Nothing was looked up yet: what may be pasted, and the possible results. */
export const ContactEmpty = () => (
  <div className={styles['empty']}>
    <Section heading="What you can paste">
      <ul className={styles['list']}>
        <li>An e-mail address, with or without the name, as your mail program copies it.</li>
        <li>A phone number, with or without country code, dashes, parentheses, or extension.</li>
        <li>
          Both at once, as in a signature, with the MC or DOT number if it is there: do they belong together?
        </li>
        <li>Capitals, spaces, and dashes don’t matter.</li>
      </ul>
    </Section>
    <Section heading="What you can find out">
      <dl className={styles['verdicts']}>
        {CONTACT_VERDICTS.map(contactVerdictOf).map(({ kind, title, explanation, tone }) => (
          <div key={kind} className={styles['verdict']}>
            <ContactMark tone={tone} size={16} />
            <dt>{title}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Section>
  </div>
)
