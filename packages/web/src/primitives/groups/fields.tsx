import { Search } from 'lucide-react'
import { useState } from 'react'
import { DateField } from '../../parts/date-field/DateField.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Combos, Listboxes } from '../combo-samples.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const STATUS = [
  { key: 'all', label: 'All carriers' },
  { key: 'onboarded', label: 'Onboarded', note: 'Packet signed' },
  { key: 'needs', label: 'Needs to onboard' },
  { key: 'dnd', label: 'Do not dispatch', isDisabled: true },
]

const Selects = () => {
  const [status, setStatus] = useState<string | null>('all')
  return (
    <div className={styles['pair']}>
      <Select label="Connection" options={STATUS} value={status} onChange={setStatus} />
      <Select label="Nothing selected" options={STATUS} value={null} onChange={setStatus} />
      <Select label="Disabled" options={STATUS} value="all" onChange={setStatus} isDisabled />
      <Select
        label="With an error"
        options={STATUS}
        value={null}
        onChange={setStatus}
        error="Choose a connection."
      />
    </div>
  )
}

const Dates = () => {
  const [date, setDate] = useState<string | null>('2027-03-04')
  const [none, setNone] = useState<string | null>(null)
  return (
    <div className={styles['pair']}>
      <DateField
        label="Expires"
        value={date}
        onChange={setDate}
        min="2026-11-21"
        description={`Text: ${date ?? 'none'}`}
      />
      <DateField label="Empty" value={none} onChange={setNone} />
      <DateField label="Disabled" value={date} onChange={setDate} isDisabled />
      <DateField label="With an error" value={date} onChange={setDate} error="Choose a date in the future." />
    </div>
  )
}

const Numbers = () => {
  const [miles, setMiles] = useState<number | undefined>(50)
  const [usd, setUsd] = useState<number | undefined>(100_000)
  const [none, setNone] = useState<number | undefined>(undefined)
  return (
    <div className={styles['pair']}>
      <NumberField label="Radius" value={miles} onChange={setMiles} min={0} max={500} step={5} unit="mi" />
      <NumberField
        label="Small, without limits"
        size="small"
        placeholder="Any"
        value={none}
        onChange={setNone}
      />
      <NumberField
        label="Cargo at least"
        value={usd}
        onChange={setUsd}
        format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      />
    </div>
  )
}

const Files = () => {
  const [file, setFile] = useState<File | null>(null)
  return (
    <div className={styles['pair']}>
      <FileDrop
        label="Evidence"
        accept=".pdf,image/*"
        problemOf={({ size }) => (size > 5_000_000 ? 'This file is larger than 5 MB.' : undefined)}
        file={file}
        onFile={setFile}
        description="PDF or image, up to 5 MB."
      />
      <FileDrop
        label="With a file"
        file={new File(['x'.repeat(48_000)], 'certificate-2027.pdf')}
        onFile={setFile}
      />
      <FileDrop
        label="With an error"
        file={null}
        onFile={setFile}
        error="The file could not be saved. Choose it again."
      />
      <FileDrop label="Disabled" file={null} onFile={setFile} isDisabled />
    </div>
  )
}

const Show = () => (
  <>
    <Sample
      name="Text field"
      use="A single line of text. An error below the field says how to correct the input."
    >
      <div className={styles['pair']}>
        <TextField label="Company" defaultValue="Granite Fork Logistics" />
        <TextField
          label="E-mail"
          type="email"
          placeholder="name@company"
          required
          description="We send a code."
        />
        <TextField label="One-time code" defaultValue="12 34" error="The code has 6 digits." />
        <TextField label="Disabled" defaultValue="Read only here" disabled />
        <TextField
          label="Search carriers"
          isLabelHidden
          icon={<Search />}
          end={<Kbd>/</Kbd>}
          placeholder="Name, MC, DOT, phone"
        />
      </div>
    </Sample>
    <Sample
      name="Text area"
      use="Several lines of text. It grows with its content and shows how many characters are left."
    >
      <div className={styles['pair']}>
        <TextArea
          label="What happened"
          rows={4}
          end="3,987 characters left"
          defaultValue="No show at the dock."
        />
        <TextArea label="Note" rows={4} error="Enter a note." />
      </div>
    </Sample>
    <Sample name="Select" use="One of a few options. Typing jumps to an option.">
      <Selects />
    </Sample>
    <Sample
      name="Combo box"
      use="One of many options, found by typing. The options can be loaded from a server."
    >
      <Combos />
    </Sample>
    <Sample
      name="Listbox input"
      use="The parts of a box whose owner decides what Enter, Tab and Escape do, and which options it shows."
    >
      <Listboxes />
    </Sample>
    <Sample name="Date field" use="A calendar date as text, independent of the time zone.">
      <Dates />
    </Sample>
    <Sample name="Number field" use="Accepts common number formats and normalizes them. Empty is not zero.">
      <Numbers />
    </Sample>
    <Sample name="File drop" use="A single file, picked or dropped. Its type and size are checked first.">
      <Files />
    </Sample>
  </>
)

export const group: Group = { id: 'fields', title: 'Fields', place: 2, Show }
