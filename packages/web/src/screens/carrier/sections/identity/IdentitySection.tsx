import {
  type IdentityRow,
  identitySummary,
  paths,
  phoneHref,
  REVOKED_TIE_CAVEAT,
  type RevokedRow,
} from '@fairhaul/core'
import { Phone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { CallerForm } from './CallerForm.tsx'
import { IdentityBadge } from './IdentityBadge.tsx'
import styles from './identity.module.css'
import type { IdentityStore } from './identity-store.ts'

/** The contacts of the carrier beside FMCSA's and every other carrier's, and a check of what the caller uses. */
export const IdentitySection = observer(({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<IdentityStore>()
  const rows = store.rows()
  return (
    <Section
      id={id}
      heading={name}
      variant="flush"
      note={rows.length > 0 && <IdentityBadge word={identitySummary(rows, store.revoked)} />}
    >
      <CallerForm store={store} />
      <div className={styles['body']}>
        <Loaded query={store.answers} what="the identity check" lines={6}>
          {() => (
            <>
              <Advice store={store} />
              <ul className={styles['rows']} aria-label="Contacts on record">
                {rows.map(row => (
                  <Row key={row.key} row={row} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
        {store.revoked.length > 0 && <RevokedCarriers rows={store.revoked} />}
      </div>
    </Section>
  )
})

interface AdviceProps {
  readonly store: IdentityStore
}

/** Whom to call and to write to, or why no one. */
const Advice = observer(({ store }: AdviceProps) => {
  const advice = store.advice()
  if (advice === undefined) return null
  const call = phoneHref(advice.phone.value)
  return (
    <div className={styles['advice']}>
      <p data-tone={advice.phone.warning === null ? 'plain' : 'incomplete'}>{advice.phone.text}</p>
      {call !== null && (
        <a href={call} {...buttonStyle({ size: 'small' })}>
          <Phone aria-hidden="true" size={14} />
          Call this number
        </a>
      )}
      {advice.email.warning !== null && <p data-tone="incomplete">{advice.email.text}</p>}
    </div>
  )
})

const RevokedCarriers = ({ rows }: { readonly rows: readonly RevokedRow[] }) => (
  <div className={styles['revoked']}>
    <ul aria-label="Revoked carriers that match this one">
      {rows.map(({ id, name, word, notes }) => (
        <li key={id ?? 0} className={styles['row']} data-tone={word.tone}>
          <span className={styles['label']}>Matches on</span>
          <span className={styles['word']}>
            <IdentityBadge word={word} />
          </span>
          <span className={styles['value']}>
            {id === null ? (
              name
            ) : (
              <Link to={paths.carrier({ id })} className={linkClass}>
                {name}
              </Link>
            )}
          </span>
          <span className={styles['notes']}>
            {notes.map(note => (
              <span key={note}>{note}</span>
            ))}
          </span>
          <span className={styles['act']} />
        </li>
      ))}
    </ul>
    <p className={styles['caveat']}>{REVOKED_TIE_CAVEAT}</p>
  </div>
)

const Row = ({ row }: { readonly row: IdentityRow }) => {
  const { kind, label, value, word, notes } = row
  return (
    <li className={styles['row']} data-tone={word.tone}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['word']}>
        <IdentityBadge word={word} />
      </span>
      <span className={styles['value']}>
        {value === null ? (
          <span className={styles['none']}>not on record</span>
        ) : (
          <CopyText
            label={label.toLowerCase()}
            text={value}
            className={styles['copy'] ?? ''}
            {...(kind === 'email' && { highlight: <EmailText email={value} /> })}
          />
        )}
      </span>
      <span className={styles['notes']}>
        {notes.map(note => (
          <span key={note}>{note}</span>
        ))}
      </span>
      <span className={styles['act']}>
        {row.isShared && (
          <a href="#associated" className={linkClass}>
            See who
          </a>
        )}
      </span>
    </li>
  )
}
