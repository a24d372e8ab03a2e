/** An element with what is inside it. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Character data directly inside, references resolved. */
  text: string
  /**
   * Name of the declared entity when the contents are one reference and nothing else.
   *
   * The EDRDG files write codes so: `<pos>&v1;</pos>` means the code `v1`, of which the
   * entity's text is only the English label.
   */
  entity: string | null
}

/** The text of each child of that name. */
export function listTexts(element: XmlElement, childName: string): string[] {
  const texts: string[] = []
  for (const child of element.children) if (child.name === childName) texts.push(child.text)
  return texts
}

export function findChild(element: XmlElement, childName: string): XmlElement | undefined {
  return element.children.find((child) => child.name === childName)
}
