import { useEffect, useState } from 'react'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { GROUPS } from './group.ts'
import styles from './primitives.module.css'

const LOOKS = {
  brand: ['main', 'watchdog'],
  theme: ['system', 'light', 'dark'],
  density: ['dense', 'comfortable'],
} as const

type LookName = keyof typeof LOOKS
const NAMES: readonly LookName[] = ['brand', 'theme', 'density']

const lookInAddress = (name: LookName) => new URLSearchParams(location.search).get(name) ?? LOOKS[name][0]

/** Applies a display setting to the page and stores it in the address, so that a link shows the same page. */
const wear = (name: LookName, value: string) => {
  document.documentElement.dataset[name] = value
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  history.replaceState(null, '', `?${query}${location.hash}`)
}

const Look = ({ name }: { name: LookName }) => {
  const [value, setValue] = useState(() => lookInAddress(name))
  useEffect(() => wear(name, value), [name, value])
  return (
    <RadioGroup
      label={name}
      isRow
      options={LOOKS[name].map(key => ({ key, label: key }))}
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
        <Look key={name} name={name} />
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
