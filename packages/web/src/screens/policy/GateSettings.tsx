import { tooOldSettingText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Policy.module.css'
import type { GateSettingsStore } from './gate-settings-store.ts'

interface Props {
  readonly store: GateSettingsStore
  readonly mayWrite: boolean
}

/** What the gate says of facts that are too old. Left out where the monitor has no gate. */
export const GateSettings = observer(({ store, mayWrite }: Props) => {
  useEffect(() => store.open(), [store])
  const { settings, submission } = store
  if (isAbsent(settings)) return null
  return (
    <Section heading="Gate">
      <Loaded query={settings} what="what the gate says of facts that are too old" lines={1}>
        {current => (
          <div className={styles['column']}>
            <SubmissionError submission={submission} />
            <p>{`Whether a carrier may have a load. ${tooOldSettingText(current)}`}</p>
            {mayWrite && (
              <Checkbox
                label="Facts that are too old are a no"
                checked={current.whenTooOld === 'no'}
                disabled={submission.isPending}
                onChange={event =>
                  void store.change({ whenTooOld: event.currentTarget.checked ? 'no' : 'look' })
                }
              />
            )}
          </div>
        )}
      </Loaded>
    </Section>
  )
})
