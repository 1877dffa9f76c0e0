import { type ContactQuery, type ContactRow, paths, phoneText, textOfContact } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type RefObject, useId } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { cx } from '../../ui/cx.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { ContactMark } from './ContactMark.tsx'
import styles from './ContactVerdictPanel.module.css'
import type { ContactPanel } from './contact-panels.ts'
import type { ContactSearchStore } from './contact-search-store.ts'
import { NextSteps } from './NextSteps.tsx'

interface Props {
  readonly store: ContactSearchStore
  readonly panel: ContactPanel
  /** Where the focus goes after a search. Missing: it goes elsewhere. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
}

/** Who a contact belongs to: the gravest verdict first, the others, and their facts. */
export const ContactVerdictPanel = observer(({ store, panel, heading }: Props) => {
  const id = useId()
  const { query, evidence, steps, owner } = panel
  const [first, ...others] = panel.verdicts
  if (first === undefined) return null
  return (
    <section
      className={styles['panel']}
      data-tone={first.tone}
      aria-labelledby={id}
      aria-busy={store.found.state.kind === 'loading'}
    >
      <div className={styles['verdict']}>
        <div className={styles['head']}>
          <ContactMark tone={first.tone} size={36} />
          <div>
            <h2 ref={heading} id={id} tabIndex={-1} className={styles['title']}>
              {first.title}
            </h2>
            <LookedUp query={query} />
          </div>
        </div>
        {owner !== undefined && <Owner row={owner} />}
        <p className={styles['meaning']}>{first.explanation}</p>
        {others.length > 0 && (
          <ul className={styles['others']} aria-label="Also">
            {others.map(({ kind, title, explanation, tone }) => (
              <li key={kind} className={styles['other']}>
                <ContactMark tone={tone} size={16} />
                <span>
                  <strong>{title}.</strong> {explanation}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <NextSteps steps={steps} search={store.query} />
      <Stats className={styles['evidence'] ?? ''}>
        {evidence.map(({ label, fact }) => (
          <Stat key={label} label={label} value={fact.text} note={fact.note} tone={fact.tone} />
        ))}
      </Stats>
    </section>
  )
})

/** The carrier of the contact, and the carrier's verdict with its reason: a known carrier can still fail the rules. */
export const Owner = ({ row }: { readonly row: ContactRow }) => {
  const today = useStore(BrowserTokens.Clock).today()
  return (
    <div className={styles['owner']}>
      <Link to={paths.carrier({ id: row.id })} className={cx(linkClass, styles['carrier'])}>
        <CarrierNameText name={row.legalName} />
      </Link>
      <VerdictWithReason carrier={row} today={today} place="header" />
    </div>
  )
}

const LookedUp = ({ query }: { readonly query: ContactQuery }) => {
  const text = textOfContact(query)
  return (
    <CopyText
      label={query.kind === 'email' ? 'e-mail address' : 'phone number'}
      text={query.kind === 'phone' ? (phoneText(text) ?? text) : text}
      {...(query.kind === 'email' && { highlight: <EmailText email={text} /> })}
      className={styles['contact'] ?? ''}
    />
  )
}
