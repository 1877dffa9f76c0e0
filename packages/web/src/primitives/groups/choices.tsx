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
  { key: 'indefinite', label: 'Indefinite', note: 'Until someone deactivates it' },
]

const Radios = () => {
  const [expiry, setExpiry] = useState<string | null>('date')
  return (
    <div className={styles['pair']}>
      <RadioGroup label="Override lasts" options={EXPIRY} value={expiry} onChange={setExpiry} />
      <RadioGroup label="Wrong" options={EXPIRY} value={null} onChange={setExpiry} error="Choose one." />
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
  const [held, setHeld] = useState(['At least 5 power units', 'Cargo cover of at least $250,000'])
  return (
    <div className={styles['row']}>
      {held.map(label => (
        <Chip key={label} label={label} onClick={() => setHeld(held.filter(each => each !== label))} />
      ))}
    </div>
  )
}

const Show = () => (
  <>
    <Sample name="Checkbox" use="Taken when the form is sent.">
      <div className={styles['row']}>
        <Checkbox label="Reefer" defaultChecked />
        <Checkbox label="Flatbed" />
        <Checkbox label="All equipment" isMixed />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, on" disabled defaultChecked />
      </div>
      <Checkbox label="Hide carriers that fail" note="14 of 50 on this page" />
    </Sample>
    <Sample name="Switch" use="Taken at once.">
      <div className={styles['row']}>
        <Switch label="E-mail me alerts" defaultChecked />
        <Switch label="Weekly summary" />
        <Switch label="Disabled" disabled />
      </div>
    </Sample>
    <Sample name="Radio group" use="One of two to five, all in view.">
      <Radios />
    </Sample>
    <Sample name="Chip" use="Something that holds until it is pressed away, such as a filter.">
      <Chips />
    </Sample>
    <Sample name="Slider" use="A scale whose steps have words of their own.">
      <Sliders />
    </Sample>
  </>
)

export const group: Group = { id: 'choices', title: 'Choices', place: 3, Show }
