import { type Brand, BRAND_NAMES } from '@fairhaul/core'
import type { BrandHosts } from '../../stores/ports/brand-hosts.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './BrandNotes.module.css'

/** Said to whom the other brand's host has sent here: the two share no session. */
export const MovedNote = ({ brand }: { readonly brand: Brand }) => (
  <Notice
    tone="info"
    className={styles['moved'] ?? ''}
    title={`Your company works in ${BRAND_NAMES[brand]}.`}
  >
    Sign in once more, here. Next time, open this address.
  </Notice>
)

/** The way to the other brand's Login, for whoever came to the wrong one. */
export const OtherBrand = ({ hosts: { here, otherUrl } }: { readonly hosts: BrandHosts }) =>
  otherUrl && (
    <p className={styles['other']}>
      <a href={otherUrl}>Sign in to {BRAND_NAMES[here === 'main' ? 'watchdog' : 'main']}</a>
    </p>
  )
