import { initials } from '@/lib/platform/profile/rules';

interface TestimonialPictureProps {
  /** URL of a photo. */
  image: string | null;
  name: string;
}

const wave = 'c4-5 8-5 12 0s8 5 12 0 8-5 12 0 8 5 12 0';

/** Photo of the author, or a postmark with the initial. Decorative. */
export function TestimonialPicture({ image, name }: TestimonialPictureProps) {
  if (image) {
    // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
    return <img src={image} alt="" loading="lazy" className="size-14 rounded-full object-cover" />;
  }
  return (
    <svg
      viewBox="0 0 108 56"
      aria-hidden="true"
      className="w-27 shrink-0 text-ink-2"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="28" cy="28" r="26.5" />
      <circle cx="28" cy="28" r="24" strokeWidth="3" strokeDasharray="6.283" />
      <circle cx="28" cy="28" r="21.5" />
      <path d={`M58 18${wave}M58 28${wave}M58 38${wave}`} />
      <text
        x="28"
        y="29"
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--ink)"
        stroke="none"
        className="font-display"
        fontSize="23"
      >
        {initials(name)}
      </text>
    </svg>
  );
}
