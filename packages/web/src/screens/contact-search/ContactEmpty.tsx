import { CONTACT_VERDICTS, contactVerdictOf } from '@fairhaul/core'
import { Section } from '../../ui/Section.tsx'
import styles from './ContactEmpty.module.css'
import { ContactMark } from './ContactMark.tsx'

/** Nothing was looked up yet: what may be pasted, and the possible results. */
export const ContactEmpty = () => (
  <div className={styles['empty']}>
    <Section heading="What you can paste">
      <ul className={styles['list']}>
        <li>An e-mail address, also with the name around it, as mail programs copy it.</li>
        <li>A phone number with or without country, dashes, brackets or extension.</li>
        <li>Capitals, spaces and dashes don’t matter.</li>
      </ul>
    </Section>
    <Section heading="What the answer can be">
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
