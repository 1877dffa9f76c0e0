import { observer } from 'mobx-react-lite'
import { ShellTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import type { Preferences } from '../../../../stores/ports.ts'
import type { Option } from '../../../../ui/options.ts'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import styles from './PreferencesTab.module.css'

const THEMES: readonly Option<Preferences['theme']>[] = [
  { key: 'system', label: 'System', note: 'Follows your device' },
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
]

const DENSITIES: readonly Option<Preferences['density']>[] = [
  { key: 'dense', label: 'Dense', note: 'More rows on the screen' },
  { key: 'comfortable', label: 'Comfortable', note: 'Larger text, more space between rows' },
]

/** The same preferences as in the account menu, applied at once. */
export const Display = observer(() => {
  const { preferences, change } = useStore(ShellTokens.PreferencesStore)
  const { theme, density, railFolded, namesInTitleCase } = preferences
  return (
    <Section heading="Display">
      <div className={styles['body']}>
        <RadioGroup label="Theme" options={THEMES} value={theme} onChange={it => change({ theme: it })} />
        <RadioGroup
          label="Rows"
          options={DENSITIES}
          value={density}
          onChange={it => change({ density: it })}
        />
        <Switch
          label="Collapse the menu"
          note="Show icons only. In a narrow window, the menu is behind its button either way."
          checked={railFolded}
          onChange={event => change({ railFolded: event.currentTarget.checked })}
        />
        <Switch
          label="Carrier names in title case"
          note="EAGLE MESA FREIGHT LLC is shown as Eagle Mesa Freight LLC. Copies and exports keep the record’s spelling."
          checked={namesInTitleCase}
          onChange={event => change({ namesInTitleCase: event.currentTarget.checked })}
        />
        <p className={styles['note']}>Saved in this browser until you sign out.</p>
      </div>
    </Section>
  )
})
