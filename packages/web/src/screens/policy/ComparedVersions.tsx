import {
  comparePolicies,
  countPolicyDifferences,
  formatCount,
  policyPath,
  type PolicyVersionId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import type { PolicyScreenStore } from './policy-screen-store.ts'
import styles from './Versions.module.css'
import { versionOption } from './version-option.ts'

/** Two versions side by side. Nothing while there is only one. */
export const ComparedVersions = observer(({ store }: { readonly store: PolicyScreenStore }) => {
  const { compared, address } = store
  const navigator = useStore(BrowserTokens.Navigator)
  const items = store.versions.value?.items ?? []
  if (items.length < 2 && compared.value == null) return null
  const { before, after } = compared.value ?? {}
  const known = [...items, ...[before, after].flatMap(each => each ?? [])]
  const options = [...new Map(known.map(each => [String(each.id), each])).values()]
    .toSorted((one, other) => other.number - one.number)
    .map(each => ({ key: String(each.id), label: versionOption(each) }))
  const choose = (side: 'before' | 'after') => (key: string) =>
    navigator.go(
      policyPath({
        ...address,
        before: before?.id ?? null,
        after: after?.id ?? null,
        [side]: Number(key) as PolicyVersionId,
      }),
      { replace: true },
    )
  const differences =
    compared.value == null
      ? []
      : comparePolicies(compared.value.before.sections, compared.value.after.sections)
  return (
    <Section
      heading="Compare"
      note={compared.value != null && `${formatCount(countPolicyDifferences(differences), 'rule')} differ`}
    >
      <div className={styles['choices']}>
        <Select
          label="Before"
          options={options}
          value={before === undefined ? null : String(before.id)}
          onChange={choose('before')}
        />
        <Select
          label="After"
          options={options}
          value={after === undefined ? null : String(after.id)}
          onChange={choose('after')}
        />
      </div>
      <Loaded query={compared} what="these versions">
        {pair =>
          pair !== null &&
          (differences.length === 0 ? (
            <p className={styles['same']}>Both ask for the same.</p>
          ) : (
            <DifferencesTable
              differences={differences}
              nameOf={store.nameOf}
              before={`Version ${pair.before.number}`}
              after={`Version ${pair.after.number}`}
            />
          ))
        }
      </Loaded>
    </Section>
  )
})
