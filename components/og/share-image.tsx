import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { titleRoom, titleSize } from '@/lib/records/charts/title-size';
import { drawableText } from './drawable-text';

const shareImageSize = { width: 1200, height: 630 };

const paper = '#f8f3e8';
const ink = '#17364a';
const secondInk = '#46647a';
const accent = '#b04a24';

export interface ShareImage {
  title: string;
  /** Name in the other script, or a line below the title. */
  subtitle: string;
  /** Label in small capitals above the title. */
  label: string;
  siteName: string;
  /** SVG of 800 × 1000 with literal colours. */
  chart: string;
}

async function didot(script: 'latin' | 'greek') {
  const file = `node_modules/@fontsource/gfs-didot/files/gfs-didot-${script}-400-normal.woff`;
  const data = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file));
  return { name: `Didot ${script}`, data, weight: 400 as const, style: 'normal' as const };
}

/** Limits a text to a number of lines, with an ellipsis; breaks words that are too long. */
const clampedTo = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;

/** Draws a share image: poster of the chart on the right, title on the left. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array> {
  const fonts = await Promise.all([didot('latin'), didot('greek')]);
  const chart = `data:image/svg+xml;base64,${Buffer.from(image.chart).toString('base64')}`;
  const sizes = {
    title: drawableText(image.title) || image.siteName,
    subtitle: drawableText(image.subtitle),
    label: drawableText(image.label),
  };
  const response = new ImageResponse(<Sheet {...image} {...sizes} chart={chart} />, {
    ...shareImageSize,
    fonts,
  });
  return new Uint8Array(await response.arrayBuffer());
}

function Sheet({ title, subtitle, label, siteName, chart }: ShareImage) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: paper,
        color: ink,
        fontFamily: 'Didot latin, Didot greek',
      }}
    >
      <div
        style={{
          width: titleRoom + 112,
          padding: '64px 40px 56px 72px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ ...clampedTo(1), fontSize: 26, color: secondInk }}>{label}</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ ...clampedTo(6), fontSize: titleSize(title), lineHeight: 1.05 }}>
            {title}
          </div>
          <div
            style={{
              ...clampedTo(2),
              marginTop: 18,
              fontSize: 36,
              lineHeight: 1.25,
              color: secondInk,
            }}
          >
            {subtitle}
          </div>
          <div style={{ marginTop: 30, display: 'flex', alignItems: 'center' }}>
            <div style={{ width: 60, height: 2, background: ink }} />
            <div
              style={{
                width: 10,
                height: 10,
                margin: '0 12px',
                background: accent,
                rotate: '45deg',
              }}
            />
            <div style={{ width: 220, height: 2, background: ink }} />
          </div>
        </div>
        <div style={{ fontSize: 30 }}>{siteName}</div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not shown on a page. */}
      <img src={chart} width={580} height={725} alt="" style={{ marginTop: -48 }} />
    </div>
  );
}
