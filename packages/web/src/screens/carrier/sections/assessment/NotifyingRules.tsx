import type { AssessedRule } from '@fairhaul/core'
import { Fact } from './RuleRow.tsx'
import styles from './NotifyingRules.module.css'

/** What rules find that only notify: each with what was read, in a table of its own, as it decides nothing. */
export const NotifyingRules = ({ rules }: { readonly rules: readonly AssessedRule[] }) => {
  if (rules.length === 0) return null
  return (
    <section className={styles['notices']} aria-labelledby="rules-that-notify">
      <h3 id="rules-that-notify">Notify only</h3>
      <p>These rules are not in the verdict.</p>
      <ul>
        {rules.map(rule => (
          <li key={rule.ruleType}>
            <span className={styles['mark']}>{RESULT_TEXTS[rule.result]}</span>
            <div>
              <Fact rule={rule} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const RESULT_TEXTS = { pass: 'Met', incomplete: 'Not known', fail: 'Not met' } as const
