import {
  DIGEST_FREQUENCIES,
  DIGEST_FREQUENCY_NAMES,
  DIGEST_KIND_NAMES,
  DIGEST_KINDS,
  type DigestFrequency,
  digestTimeText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { Option } from '../../../../ui/options.ts'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { DigestStore } from './digest-store.ts'
import styles from './PreferencesTab.module.css'

const OPTIONS = DIGEST_FREQUENCY_NAMES.map(
  (key): Option<DigestFrequency> => ({ key, label: DIGEST_FREQUENCIES[key] }),
)

/** Why the last kind cannot be switched off. */
const LAST = 'To stop the digest, choose Never.'

/** How often the person gets one mail of what changed about the carriers, and of which kinds. */
export const Digest = observer(({ store }: { readonly store: DigestStore }) => {
  const { preferences, submission, isAbsent } = store
  const { value } = preferences
  if (isAbsent) return null
  return (
    <Section heading="Digest of your carriers">
      <div className={styles['body']}>
        <p className={styles['note']}>
          One e-mail with what changed on the carriers you monitor, with a link to each. No e-mail when
          nothing changed.
        </p>
        <ListError question={preferences.state} what="your digest" onRetry={store.load} />
        {value === undefined && preferences.isPending && <Skeleton shape="text" count={3} />}
        {value !== undefined && (
          <>
            <RadioGroup
              label="How often"
              options={OPTIONS}
              value={value.frequency}
              onChange={frequency => void store.setFrequency(frequency)}
            />
            <p className={styles['note']}>{digestTimeText(value)}</p>
            {value.frequency !== 'off' && (
              <fieldset className={styles['kinds']}>
                <legend>What it covers</legend>
                {DIGEST_KIND_NAMES.map(kind => (
                  <Checkbox
                    key={kind}
                    label={DIGEST_KINDS[kind]}
                    checked={value.kinds.includes(kind)}
                    hindrance={value.kinds.length === 1 && value.kinds.includes(kind) ? LAST : undefined}
                    onChange={event => void store.setKind(kind, event.currentTarget.checked)}
                  />
                ))}
              </fieldset>
            )}
          </>
        )}
        {submission.error !== undefined && <Notice tone="error">{submission.error}</Notice>}
      </div>
    </Section>
  )
})
