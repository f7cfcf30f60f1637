import { renderToStaticMarkup } from 'react-dom/server';
import { TestimonialPicture } from './testimonial-picture';

const show = (image: string | null, name = 'Άννα') =>
  renderToStaticMarkup(<TestimonialPicture image={image} name={name} />);

describe('TestimonialPicture', () => {
  it('shows an initial without an image', () => {
    const html = show(null);
    expect(html).toMatch(/^<svg.*aria-hidden="true"/);
    expect(html).toContain('>Α</text>');
  });

  it('shows the image if there is one', () => {
    const html = show('https://images.example/anna.jpg');
    expect(html).toMatch(/^<img[^>]*src="https:\/\/images\.example\/anna\.jpg"[^>]*alt=""/);
    expect(html).not.toContain('<svg');
  });
});
