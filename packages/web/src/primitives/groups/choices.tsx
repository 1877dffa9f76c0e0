import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { RangeSlider, Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const AMOUNTS = ['$0', '$50,000', '$100,000', '$250,000', '$500,000', '$1,000,000']

const EXPIRY = [
  { key: 'date', label: 'Until a date' },
  { key: 'never', label: 'No end', note: 'Until someone ends it' },
]

const Radios = () => {
  const [expiry, setExpiry] = useState<string | null>('date')
  return (
    <div className={styles['pair']}>
      <RadioGroup label="Override lasts" options={EXPIRY} value={expiry} onChange={setExpiry} />
      <RadioGroup
        label="With an error"
        options={EXPIRY}
        value={null}
        onChange={setExpiry}
        error="Choose an option."
      />
    </div>
  )
}

const Sliders = () => {
  const [step, setStep] = useState(2)
  const [units, setUnits] = useState<readonly [number, number]>([5, 60])
  const amount = (at: number) => AMOUNTS[at] ?? ''
  return (
    <div className={styles['pair']}>
      <Slider label="Cargo coverage at least" min={0} max={5} value={step} onChange={setStep} text={amount} />
      <RangeSlider
        label="Power units"
        min={0}
        max={100}
        value={units}
        onChange={setUnits}
        thumbs={['Fewest units', 'Most units']}
        text={at => (at === 100 ? '100 or more' : String(at))}
        thumbText={(at, end) => (end === 'from' ? `at least ${at} units` : `at most ${at} units`)}
      />
      <Slider label="Disabled" min={0} max={5} value={1} onChange={setStep} text={amount} isDisabled />
    </div>
  )
}

const Chips = () => {
  const [filters, setFilters] = useState(['At least 5 power units', 'Cargo coverage of at least $250,000'])
  return (
    <div className={styles['row']}>
      {filters.map(label => (
        <Chip key={label} label={label} onClick={() => setFilters(filters.filter(each => each !== label))} />
      ))}
    </div>
  )
}

const Show = () => (
  <>
    <Sample name="Checkbox" use="Takes effect when the form is submitted.">
      <div className={styles['row']}>
        <Checkbox label="Reefer" defaultChecked />
        <Checkbox label="Flatbed" />
        <Checkbox label="All equipment" isMixed />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, on" disabled defaultChecked />
      </div>
      <Checkbox label="Hide carriers that fail" note="14 of 50 on this page" />
    </Sample>
    <Sample name="Switch" use="Takes effect immediately.">
      <div className={styles['row']}>
        <Switch label="E-mail me alerts" defaultChecked />
        <Switch label="Weekly summary" />
        <Switch label="Disabled" disabled />
      </div>
    </Sample>
    <Sample name="Radio group" use="One of two to five options, all visible.">
      <Radios />
    </Sample>
    <Sample name="Chip" use="An active filter or similar. Pressing it removes it.">
      <Chips />
    </Sample>
    <Sample name="Slider" use="A value on a scale. Each step can have its own text.">
      <Sliders />
    </Sample>
  </>
)

export const group: Group = { id: 'choices', title: 'Choices', place: 3, Show }
