import { useEffect, useRef, useState } from 'preact/hooks'
import { useLate } from '../ui/late.tsx'

const loadDrawn = async () => (await import('./drawn-map.tsx')).DrawnMap

/** A piece of the board with the words that say what is seen on it; the drawing is fetched when it is about to come into sight. */
export function RuleMap({ game, scene, caption }: { game: string; scene: string; caption: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    // What has been scrolled far away is let go again: a map is much to keep.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const Drawn = useLate(near, loadDrawn)
  return (
    <figure class="rule-map">
      <div class="rule-map-piece" ref={place}>
        {near && Drawn !== undefined && <Drawn game={game} scene={scene} />}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
