import { type ContactQuery, type ContactRow, paths, phoneText, textOfContact } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
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
import type { ContactSearchStore } from './contact-search-store.ts'
import { NextSteps } from './NextSteps.tsx'

/** Who a contact belongs to: the gravest verdict first, the others, and their facts. */
export const ContactVerdictPanel = observer(({ store }: { readonly store: ContactSearchStore }) => {
  const heading = useFocusOnVerdict(store)
  const id = useId()
  const { shown, verdicts, evidence } = store
  const [first, ...others] = verdicts
  if (shown === undefined || first === undefined) return null
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
            <LookedUp query={shown.query} />
          </div>
        </div>
        {store.owner !== undefined && <Owner row={store.owner} />}
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
      <NextSteps store={store} query={shown.query} />
      <Stats className={styles['evidence'] ?? ''}>
        {evidence.map(({ label, fact }) => (
          <Stat key={label} label={label} value={fact.text} note={fact.note} tone={fact.tone} />
        ))}
      </Stats>
    </section>
  )
})

/** The carrier of the contact, and the carrier's verdict with its reason: a known carrier can still fail the rules. */
const Owner = ({ row }: { readonly row: ContactRow }) => {
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

/**
 * After a search by keyboard the focus moves to the verdict: from the field of the search, or from
 * the heading of a new screen, unless the user types on.
 */
const useFocusOnVerdict = (store: ContactSearchStore) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown } = store
  const requested = shown === undefined ? undefined : textOfContact(shown.query)
  useEffect(() => {
    if (requested === undefined) return
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement
      const isInForm = now?.closest('[data-contact-form]') != null && store.form.isAbout(requested)
      if (isInForm || now?.tagName === 'H1') heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [requested, store])
  return heading
}
