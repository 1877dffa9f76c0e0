import { exactTime, mailsPath, rateConfirmationsPath, relativeTime } from '@fairhaul/core'
import { href } from '../../di/href.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import styles from './sent-list.module.css'

/** The other list of what was sent, one press away. */
export const SentLists = ({ current }: { readonly current: 'confirmations' | 'emails' }) => (
  <LinkTabs
    label="Rate confirmations or their e-mails"
    variant="pills"
    current={current}
    tabs={[
      { key: 'confirmations', label: 'Rate confirmations', href: href(rateConfirmationsPath({})) },
      { key: 'emails', label: 'E-mails', href: href(mailsPath({})) },
    ]}
  />
)

interface TimeProps {
  /** An instant. */
  readonly at: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/** How long ago, and exactly when on hover. */
export const Ago = ({ at, now }: TimeProps) => (
  <time dateTime={at} title={exactTime(at)} className={styles['note']}>
    {relativeTime(at, now)}
  </time>
)
