import { Component, type ComponentChild } from 'preact'

/** A component that is drawn again only when one of its properties is another value. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild) {
  return class Pure extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const [before, after] = [this.props as Record<string, unknown>, next as Record<string, unknown>]
      for (const name in after) if (name !== 'children' && before[name] !== after[name]) return true
      for (const name in before) if (!(name in after)) return true
      return false
    }
    override render(props: Props): ComponentChild {
      return draw(props)
    }
  }
}
