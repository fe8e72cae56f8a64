/** Chart.js on node-canvas, the pair that QuickChart runs. */
import { createCanvas } from 'canvas';
import { Chart, registerables } from 'chart.js';

Chart.register(...registerables);
Chart.defaults.font.size = 14;

export function draw({ years, revenue, change, title, subtitle }, { width, height }) {
  const canvas = createCanvas(width, height);
  const chart = new Chart(canvas, {
    data: {
      labels: years,
      datasets: [
        {
          type: 'line',
          label: 'Annual change',
          data: change,
          yAxisID: 'change',
          borderColor: '#d1495b',
          borderWidth: 3,
        },
        {
          type: 'bar',
          label: 'Revenue',
          data: revenue,
          yAxisID: 'revenue',
          backgroundColor: '#1f5f8b',
        },
      ],
    },
    options: {
      animation: false,
      responsive: false,
      devicePixelRatio: 1,
      plugins: {
        title: { display: true, text: title, font: { size: 26, weight: 'bold' }, align: 'start' },
        subtitle: { display: true, text: subtitle, font: { size: 16 }, align: 'start' },
        legend: { position: 'top', align: 'end' },
      },
      scales: {
        revenue: { position: 'left', title: { display: true, text: '$m' } },
        change: {
          position: 'right',
          title: { display: true, text: '%' },
          grid: { display: false },
        },
      },
    },
    plugins: [{ id: 'background', beforeDraw: fillBackground }],
  });
  const png = canvas.toBuffer('image/png');
  chart.destroy();
  return png;
}

function fillBackground({ ctx, width, height }) {
  ctx.save();
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}
