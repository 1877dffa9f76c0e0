import { groupedScopes, SCOPE_LABELS, type Scope } from '@fairhaul/core'
import styles from './ScopeList.module.css'

/** The scopes that a person has and has not, each with an explanation. */
export const ScopeList = ({ scopes }: { readonly scopes: readonly Scope[] }) => (
  <div className={styles['groups']}>
    {groupedScopes(scopes).map(({ label, scopes: held }) => (
      <section key={label} className={styles['group']}>
        <h3 className={styles['label']}>{label}</h3>
        <dl>
          {held.map(scope => (
            <div key={scope} className={styles['scope']}>
              <dt>{SCOPE_LABELS[scope].label}</dt>
              <dd>{SCOPE_LABELS[scope].explanation}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
