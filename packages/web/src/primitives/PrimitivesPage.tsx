import { useEffect, useState } from 'react'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { GROUPS } from './group.ts'
import styles from './primitives.module.css'

const DISPLAY_SETTINGS = {
  brand: ['main', 'watchdog'],
  theme: ['system', 'light', 'dark'],
  density: ['dense', 'comfortable'],
} as const

type DisplaySetting = keyof typeof DISPLAY_SETTINGS
const NAMES: readonly DisplaySetting[] = ['brand', 'theme', 'density']

const settingInAddress = (name: DisplaySetting) =>
  new URLSearchParams(location.search).get(name) ?? DISPLAY_SETTINGS[name][0]

/** Applies a display setting to the page and stores it in the address, so that a link shows the same page. */
const apply = (name: DisplaySetting, value: string) => {
  document.documentElement.dataset[name] = value
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  history.replaceState(null, '', `?${query}${location.hash}`)
}

const SettingPicker = ({ name }: { name: DisplaySetting }) => {
  const [value, setValue] = useState(() => settingInAddress(name))
  useEffect(() => apply(name, value), [name, value])
  return (
    <RadioGroup
      label={name}
      isRow
      options={DISPLAY_SETTINGS[name].map(key => ({ key, label: key }))}
      value={value}
      onChange={setValue}
    />
  )
}

/** Every primitive in each of its states. For development only: not built, opened at /broker/primitives.html. */
export const PrimitivesPage = () => (
  <div className={styles['page']}>
    <header className={styles['top']}>
      <h1>Primitives</h1>
      {NAMES.map(name => (
        <SettingPicker key={name} name={name} />
      ))}
    </header>
    <nav aria-label="Groups" className={styles['index']}>
      {GROUPS.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    <main className={styles['groups']}>
      {GROUPS.map(({ id, title, Show }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles['group']}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles['samples']}>
            <Show />
          </div>
        </section>
      ))}
    </main>
  </div>
)
