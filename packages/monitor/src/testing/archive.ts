/** A part of an archive; `declared`: the bytes that it says it has. */
export interface Part {
  readonly name: string
  readonly declared?: number
}

const headerOf = ({ name, declared = 1 }: Part, signature: number, isCentral: boolean) => {
  const header = Buffer.alloc(isCentral ? 46 : 30)
  header.writeUInt32LE(signature)
  const at = isCentral ? 2 : 0
  header.writeUInt32LE(1, 18 + at)
  header.writeUInt32LE(declared, 22 + at)
  header.writeUInt16LE(name.length, 26 + at)
  return Buffer.concat([header, Buffer.from(name)])
}

/** An archive whose parts have one byte each, whatever they declare. */
export const archiveOf = (parts: readonly Part[]): Buffer => {
  const files = parts.map(part => Buffer.concat([headerOf(part, 0x04_03_4b_50, false), Buffer.from('x')]))
  let offset = 0
  const directory = Buffer.concat(
    parts.map((part, place) => {
      const header = headerOf(part, 0x02_01_4b_50, true)
      header.writeUInt16LE(part.declared === undefined ? 0 : 8, 10)
      header.writeUInt32LE(offset, 42)
      offset += files[place]?.byteLength ?? 0
      return header
    }),
  )
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, directory, end])
}
